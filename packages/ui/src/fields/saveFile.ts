/** Has the browser save a file that was made in the page. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveLink(address, name);
  // Browsers begin to read it behind the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Has the browser save what this address answers. */
export function saveLink(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
