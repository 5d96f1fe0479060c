export function csvLine(fields: readonly string[]): string {
  return `${fields.map(quoted).join(',')}\n`
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
