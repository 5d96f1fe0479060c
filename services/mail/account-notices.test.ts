import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { renderMail } from './render-mail.ts'

const NOTICE = {
  letter: 'notice',
  to: 'anna@example.com',
  shop: { name: 'Sample House', url: 'https://shop.example' },
  url: 'https://shop.example/profile/sessions',
  happenedAt: '2026-11-22T12:05:59.000Z',
}

test.each(LANGUAGES)('in %s an owner reads in which browser someone signed in, and when', (language) => {
  const device = { browser: 'Firefox', system: 'Linux' }
  const { text, html } = renderMail({ ...NOTICE, kind: 'account-new-device', language, device })
  for (const words of [text, html]) {
    expect(words).toMatch(/Firefox \w+ Linux/)
    expect(words).toContain('2026')
    expect(words).toContain('12:05 UTC')
    expect(words).toContain(NOTICE.url)
  }
})

const UNKNOWN = {
  en: 'an unknown browser on an unknown device',
  it: 'un browser sconosciuto su un dispositivo sconosciuto',
  es: 'un navegador desconocido en un dispositivo desconocido',
  de: 'unbekannter Browser auf unbekanntem Gerät',
  fr: 'un navigateur inconnu sur un appareil inconnu',
} as const satisfies Record<Language, string>

test.each(LANGUAGES)('in %s an unidentified browser is called unknown', (language) => {
  const device = { browser: null, system: null }
  const { text } = renderMail({ ...NOTICE, kind: 'account-new-device', language, device })
  expect(text).toContain(UNKNOWN[language])
})

test.each(LANGUAGES)(
  'in %s an owner is notified of many wrong passwords and the time of the last one',
  (language) => {
    const { text, subject } = renderMail({ ...NOTICE, kind: 'account-sign-in-attack', language })
    expect(subject).toContain('Sample House')
    expect(text).toContain('12:05 UTC')
    expect(text).toContain(NOTICE.url)
  },
)
