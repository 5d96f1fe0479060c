/** Saves data as a JSON file, as if it were downloaded. */
export function saveFile(data: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the data by the next task.
  setTimeout(() => URL.revokeObjectURL(url))
}
