import { type Locale, localePath, toLanguageTag } from '#domain/market/locale.ts'
import { BrowserErrors } from './checks/browser-errors.ts'
import { test as base } from './listening.ts'
import { HOME } from './places.ts'
import { type Words, wordsIn } from './words.ts'

type Journey = {
  /** The visitor's locale; the browser is set to the same language. */
  where: Locale
  t: Words
  /** Opens a page in that locale by its English path. */
  visit: (path: string, status?: number) => Promise<void>
  errors: BrowserErrors
}

/** A visit to the shop in one locale, during which the browser must report no errors. */
export const test = base.extend<Journey>({
  where: [HOME, { option: true }],
  locale: async ({ where }, use) => use(toLanguageTag(where)),
  t: async ({ where }, use) => use(wordsIn(where.language)),
  errors: [
    async ({ page }, use) => {
      const errors = new BrowserErrors(page)
      await use(errors)
      errors.expectNone()
    },
    { auto: true },
  ],
  visit: async ({ where, errors }, use) => {
    await use(async (path, status) => {
      await errors.open(localePath(where, path), status)
    })
  },
})

export { expect } from '@playwright/test'
