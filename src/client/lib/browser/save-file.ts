/**
 * Lets the browser keep what is in memory as a file. A browser may read it long after the click, once it has asked where
 * to put the file, and tells nobody when it has: the address ends with the page, which lets go of it by itself.
 */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
