import { expect, test } from 'vitest'
import { findLeadTime, readLeadTime } from './lead-time-text.ts'

test.each([
  ['6-8 weeks', 56],
  ['6 – 8 Wochen', 56],
  ['ships in 3 days', 3],
  ['in 4 Wochen', 28],
  ['3 bis 5 Werktage', 7],
  ['10 business days', 14],
  ['2 settimane', 14],
  ['da 4 a 6 settimane', null],
  ['4 a 6 semanas', 42],
  ['15 jours ouvrés', 21],
  ['2 mois', 60],
  ['Lead time: 1 month', 30],
  ['0 days', null],
  ['8', null],
  ['2 weeks old', null],
  ['', null],
])('%s as a field is %s days', (text, days) => {
  expect(readLeadTime(text)).toBe(days)
})

// spec 3: lead times stated in a text
test.each([
  ['Cut by hand. Made to order in 6-8 weeks.', 56],
  ['Lieferzeit: 4 Wochen', 28],
  ['Spedizione in 5 giorni lavorativi', 7],
  ['Plazo de entrega: 3 semanas', 21],
  ['Délai de fabrication : 4 à 6 semaines', 42],
  ['Return it within 30 days.', null],
  ['Free returns within 30 days of delivery', null],
  ['It dries for 3 weeks.', null],
  ['Versand. Trocknet 3 Wochen', null],
])('the sentence %s states %s days', (text, days) => {
  expect(findLeadTime(text)).toBe(days)
})
