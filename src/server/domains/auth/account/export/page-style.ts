/**
 * The style sheet of the export page: the product's colours and the reader's own fonts, and no background colour in
 * print.
 */
export const PAGE_STYLE = `
:root{--paper:#FAF7F1;--ink:#23272B;--soft:#5C6167;--line:#E6DFD3;--primary:#2E5B4C}
@media (prefers-color-scheme:dark){:root{--paper:#14181A;--ink:#ECE7DD;--soft:#A9A79F;--line:#2E3437;--primary:#8FC7B2}}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:40em;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1,h2,h3,h4,.verse,blockquote{font-family:Literata,Georgia,serif;line-height:1.3}
h1{margin:0 0 .5rem;font-size:1.875rem}
h2{margin:3rem 0 1rem;padding-bottom:.375rem;border-bottom:1px solid var(--line);color:var(--primary);font-size:1.5rem}
h3{margin:2.25rem 0 .5rem;font-size:1.125rem;color:var(--soft)}
h4{margin:1.75rem 0 .25rem;font-size:1.25rem}
p,ul,blockquote{margin:.625rem 0}
p,blockquote,li{white-space:pre-line}
ul{padding-inline-start:1.25rem}
.note{color:var(--soft);font-size:.875rem}
.label{margin-bottom:0;color:var(--soft);font-size:.875rem;font-weight:600}
.label+*{margin-top:.125rem}
.verse,blockquote{padding-inline-start:1rem;border-inline-start:2px solid var(--line);line-height:1.55}
.verse{font-style:italic;white-space:pre-line}
blockquote{margin-inline:0}
@media print{
:root{--paper:#fff;--ink:#000;--soft:#444;--line:#bbb;--primary:#000}
body{font-size:11pt}
main{max-width:none;padding:0}
h1,h2,h3,h4,.label{break-after:avoid}
.verse,blockquote,li{break-inside:avoid}
p{orphans:3;widows:3}
@page{margin:2cm}
}
`;
