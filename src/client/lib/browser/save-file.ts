/**
 * Saves a blob as a file. The object URL is not revoked: the browser may read it long after the click, and reports
 * nothing. The URL ends with the page.
 */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
