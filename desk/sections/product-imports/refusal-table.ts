import type { ImportRefusal } from '../../../contracts/team/product-import.ts'

/**
 * Refused rows as a CSV file that spreadsheets open: with a byte order mark, and no cell that starts a formula.
 */
export function refusalTable(
  header: readonly string[],
  refusals: readonly ImportRefusal[],
  reasonOf: (refusal: ImportRefusal) => string,
): Blob {
  const rows = refusals.map((refusal) => [
    String(refusal.line),
    refusal.handle ?? '',
    reasonOf(refusal),
    refusal.file,
  ])
  const text = [header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' })
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
