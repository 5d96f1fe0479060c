export function csvLine(fields: readonly string[]): string {
  return `${fields.map(quoteField).join(',')}\n`
}

function quoteField(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
