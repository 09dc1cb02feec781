/** Saves a file that was created in the page. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  saveLink(address, name);
  // Browsers read the blob after the click, so its address must stay valid.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Saves the file at this address. */
export function saveLink(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
