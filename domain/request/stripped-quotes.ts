/**
 * An email without the parts that mail programs add below: the quoted message, its introduction, and the signature. If
 * nothing else would be left, for example because the reply is below the quotation, only the quoted lines are removed.
 * Runs in linear time.
 */
export function stripQuotedText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const end = lines.findIndex((_, index) => endsMessage(lines, index))
  const above = end < 0 ? lines : lines.slice(0, end)
  return tidy(above.filter((line) => !isQuoted(line))) || tidy(withoutQuotes(lines))
}

/** Mail programs may wrap an introduction over this many lines. */
const INTRODUCTION_LINES = 3

/** Whether the message ends before this line. */
function endsMessage(lines: readonly string[], index: number): boolean {
  const line = lines[index]?.trim() ?? ''
  if (line === '--' || lines[index] === '-- ') return true
  if (SEPARATOR.test(line)) return true
  if (isHeaderBlock(lines, index)) return true
  return introducesQuote(lines, index)
}

/**
 * Outlook's "-----Original Message-----" in its languages, "---------- Forwarded message ---------", or a line of
 * underscores.
 */
const SEPARATOR =
  /^(?:_{20,}|-{3,} ?(?:original message|messaggio originale|mensaje original|ursprüngliche nachricht|message d'origine|message d’origine|forwarded message|messaggio inoltrato|mensaje reenviado|weitergeleitete nachricht|message transféré) ?-{3,})$/i

/** "From: …" followed within a few lines by "Sent: …": the header that Outlook writes above a quotation. */
function isHeaderBlock(lines: readonly string[], index: number): boolean {
  if (!FROM.test(withoutBold(lines[index]))) return false
  return lines.slice(index + 1, index + 4).some((line) => SENT.test(withoutBold(line)))
}

const FROM = /^(?:from|da|de|von|expéditeur) ?: ?\S/i
const SENT = /^(?:sent|date|inviato|data|enviado|enviado el|fecha|gesendet|datum|envoyé|envoyé le) ?: ?\S/i

/** "On …, … wrote:" in its languages, even if the program wrapped the line. Unlike a sentence, it contains a date. */
function introducesQuote(lines: readonly string[], index: number): boolean {
  if (!INTRODUCTION_START.test(lines[index]?.trimStart() ?? '')) return false
  for (let count = 1; count <= INTRODUCTION_LINES; count += 1) {
    const joined = lines
      .slice(index, index + count)
      .map((line) => line.trim())
      .join(' ')
    if (joined.length > 400) return false
    if (WROTE.test(joined)) return /\d/.test(joined)
  }
  return false
}

const INTRODUCTION_START = /^(?:on|il|el|am|le|\d)/i
const WROTE = /(?:wrote|ha scritto|escribió|schrieb.{0,200}|a écrit) ?:$/i

function isQuoted(line: string): boolean {
  return /^\s?>/.test(line)
}

function withoutQuotes(lines: readonly string[]): string[] {
  return lines.filter(
    (line, index) => !isQuoted(line) && !introducesQuote(lines, index) && !SEPARATOR.test(line.trim()),
  )
}

/** Mail programs write header labels in bold, which leaves asterisks in plain text: "*From:* Ada". */
function withoutBold(line = ''): string {
  return line.replaceAll('*', '').trim()
}

function tidy(lines: readonly string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
