import { expect, test } from 'vitest'
import type { AccountMailRequest } from '#contracts/mail.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { renderMail } from './render-mail.ts'

/** All kinds of emails. The type check ensures that none is missing. */
const KINDS = Object.keys({
  'account-password': true,
  'account-verification': true,
  'account-email-change': true,
  'account-email-undo': true,
  'account-email-changed': true,
  'account-email-change-requested': true,
  'account-password-changed': true,
  'account-new-device': true,
  'account-sign-in-attack': true,
  'account-passkey-added': true,
  'account-passkey-removed': true,
  'account-passkeys-removed': true,
  'account-factor-added': true,
  'account-factor-removed': true,
  'account-factor-reset': true,
  'account-recovery-code-used': true,
  'account-recovery-codes-replaced': true,
  'account-list-invitation': true,
  'account-company-invitation': true,
  'account-company-people': true,
  'account-company-removed': true,
  'account-company-tax': true,
  'account-trade-received': true,
  'account-trade-approved': true,
  'account-trade-rejected': true,
  'account-trade-team': true,
} satisfies Record<AccountMailRequest['kind'], true>) as AccountMailRequest['kind'][]
const LINK = 'https://shop.example/de-de/restore-email/a-token'

test('the team is referred to the desk, and customers to a reply', () => {
  expect(render('account-trade-team', 'en').text).toContain('Please reply at the desk')
  expect(render('account-trade-received', 'en').text).toContain('Simply reply to this message')
})

test.each(KINDS)('%s is written in every language, with its link', (kind) => {
  for (const language of LANGUAGES) {
    const { subject, html, text } = render(kind, language)
    for (const content of [subject, html, text]) expect(content).not.toMatch(/mail\.account|\{house\}/)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`href="${LINK}"`)
    expect(text).toContain(LINK)
    if (language === 'en') continue
    const english = new Set(listPhrases(render(kind, 'en')))
    expect(listPhrases({ subject, text }).filter((words) => english.has(words))).toEqual([])
  }
})

test('each kind has its own text', () => {
  const texts = KINDS.map((kind) => render(kind, 'en').text)
  expect(new Set(texts).size).toBe(KINDS.length)
})

/**
 * Returns all sequences of four words. Some contain no name, browser or date, so they reveal untranslated sentences.
 */
function listPhrases({ subject, text }: { subject: string; text: string }): string[] {
  const words = `${subject} ${text}`.split(/\s+/)
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '))
}

function render(kind: AccountMailRequest['kind'], language: Language) {
  const shop = { name: 'Falegnameria', url: 'https://shop.example' }
  const device = { browser: null, system: null }
  const happenedAt = '2026-11-22T12:05:59.000Z'
  const request = {
    kind,
    letter: kind,
    to: 'anna@example.com',
    language,
    url: LINK,
    shop,
    device,
    happenedAt,
  }
  return renderMail(request)
}
