import { expect, test } from 'vitest'
import type { AccountMailRequest } from '#contracts/mail.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { renderMail } from './render-mail.ts'

const KINDS = [
  'account-password',
  'account-verification',
  'account-email-change',
  'account-email-undo',
  'account-email-changed',
  'account-email-change-requested',
  'account-password-changed',
] as const satisfies AccountMailRequest['kind'][]
const LINK = 'https://shop.example/de-de/restore-email/a-token'

test.each(KINDS)('%s is written in every language, with its link', (kind) => {
  for (const language of LANGUAGES) {
    const { subject, html, text } = render(kind, language)
    for (const content of [subject, html, text]) expect(content).not.toMatch(/mail\.account|\{house\}/)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`href="${LINK}"`)
    expect(text).toContain(LINK)
    if (language === 'en') continue
    const english = new Set(
      render(kind, 'en')
        .text.split('\n')
        .filter((line) => line.length > 12),
    )
    expect(text.split('\n').filter((line) => english.has(line))).toEqual([LINK])
  }
})

test('each says something of its own', () => {
  const texts = KINDS.map((kind) => render(kind, 'en').text)
  expect(new Set(texts).size).toBe(KINDS.length)
})

function render(kind: AccountMailRequest['kind'], language: Language) {
  const shop = { name: 'Bottega', url: 'https://shop.example' }
  return renderMail({ kind, letter: kind, to: 'anna@example.com', language, url: LINK, shop })
}
