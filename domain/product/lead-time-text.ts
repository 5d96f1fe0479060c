/**
 * Reads the lead time in days from a short text, such as a tag or a field: `6-8 weeks`, `ships in 3 days`,
 * `in 4 Wochen`. Null if it states none. The longer end of a range counts, and five working days count as a week.
 */
export function readLeadTime(text: string): number | null {
  const match = DURATION.exec(text.toLowerCase())
  if (!match) return null
  const rest = text.toLowerCase().replace(match[0], ' ')
  const isBare = (rest.match(/\p{L}+/gu) ?? []).every((word) => FILLERS.has(word))
  return isBare || CUE.test(rest) ? toDays(match) : null
}

/**
 * Reads the lead time in days from a longer text, but only from a sentence about production or shipping, so that a
 * return period or a warranty is not mistaken for it.
 */
export function findLeadTime(text: string): number | null {
  for (const sentence of text.toLowerCase().split(/[.!?;\n]/)) {
    const match = DURATION.exec(sentence)
    if (match && CUE.test(sentence) && !OTHER_PERIOD.test(sentence)) return toDays(match)
  }
  return null
}

const DURATION =
  /(?<![\d.,])(\d{1,3})(?:\s?(?:-|–|—|to|bis|or|oder|a|à|o|ou)\s?(\d{1,3}))?[\s-]?(?:(business days?|working days?|giorni lavorativi|d[ií]as laborables|d[ií]as h[aá]biles|jours ouvr[ée]s|werktagen?|werktage)|(days?|tagen?|tage|giorn[io]|d[ií]as?|jours?|weeks?|wochen?|settiman[ae]|semanas?|semaines?|months?|monaten?|monate|mese|mesi|mes|meses|mois))(?!\p{L})/u

const CUE =
  /lead[ -]?time|\bships?\b|\bshipped|dispatch|made to order|production|liefer(?:zeit|bar)|versand|herstellung|fertigung|gefertigt|consegna|spedi|produzione|pronto in|entrega|plazo|se env[ií]a|fabrica|d[ée]lai|livr|exp[ée]di/

const OTHER_PERIOD =
  /return|refund|warrant|guarant|rückgabe|widerruf|garanti|\breso\b|\bresi\b|rimborso|devoluci|reembols|retour|rétract|rembours|free trial/

const FILLERS = new Set(
  'in within approx about ca circa innerhalb von entro en sous dans unos env lead time'.split(' '),
)

const DAYS = { day: 1, week: 7, month: 30 }

function toDays([, from, to, working, unit = '']: RegExpExecArray): number | null {
  const days = working ? DAYS.day : daysOf(unit)
  if (days === null) return null
  const count = Math.max(Number(from), Number(to ?? from)) * days
  const calendarDays = working ? Math.ceil((count * 7) / 5) : count
  return calendarDays > 0 ? calendarDays : null
}

function daysOf(unit: string): number | null {
  if (/^(?:day|tag|giorn|d[ií]a|jour)/.test(unit)) return DAYS.day
  if (/^(?:week|woche|settiman|seman|semain)/.test(unit)) return DAYS.week
  if (/^(?:month|monat|mes|mois)/.test(unit)) return DAYS.month
  return null
}
