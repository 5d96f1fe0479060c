import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PEOPLE_FILE } from '@bottega/demo-house/loader/people/passwords.ts'
import { type DemoPerson, PEOPLE } from '@bottega/demo-house/people/people.ts'
import type { Page } from '@playwright/test'
import type { Locale } from '#domain/market/locale.ts'
import { signInToCart } from './bag-owner.ts'

/** Signs in as one of the demonstration's customers, and opens the cart page. */
export async function signInAs(page: Page, part: DemoPerson['part'], where: Locale): Promise<void> {
  const { email, password } = getAccount(part)
  await signInToCart(page, email, { where, password })
}

/** The email address and password of a demonstration customer. */
export function getAccount(part: DemoPerson['part']): { email: string; password: string } {
  const person = PEOPLE.find((candidate) => candidate.part === part)
  if (!person) throw new Error(`Nobody is a ${part}`)
  const file = join(process.env.E2E_DATA_FOLDER ?? 'data', PEOPLE_FILE)
  const passwords: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return { email: person.email, password: passwords[person.email] ?? '' }
}
