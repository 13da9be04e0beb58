// Handing somebody a file the page has made or fetched.

/** How long the browser may take to begin saving. */
const TO_SAVE = 10_000;

export function saveFile(content: Blob | string, name: string, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TO_SAVE);
}
