import { QUOTE_LINES_MAX, type QuoteDraft } from '../../../../contracts/quote.ts'

/** Why a draft cannot be sent (codes of `errors`), and what to look at before (codes of `resources.quotes.warnings`). */
export function sendProblems(
  { lines, shipping, letter, validUntil }: QuoteDraft,
  today: string,
): { faults: string[]; warnings: string[] } {
  const found = (cases: readonly (readonly [boolean, string])[]) =>
    cases.flatMap(([applies, code]) => (applies ? [code] : []))
  return {
    faults: found([
      [lines.length === 0, 'lines-missing'],
      [lines.length > QUOTE_LINES_MAX, 'lines-too-many'],
      [lines.some(({ variantId }) => variantId === ''), 'finish-open'],
      [validUntil < today, 'validity-over'],
    ]),
    warnings: found([
      [lines.some(({ unitMinor }) => unitMinor === 0), 'free-lines'],
      [
        lines.some(({ publicMinor, unitMinor }) => publicMinor !== null && unitMinor > publicMinor),
        'above-public',
      ],
      [shipping.amountMinor === 0, 'free-shipping'],
      [letter.trim() === '', 'letter-missing'],
    ]),
  }
}
