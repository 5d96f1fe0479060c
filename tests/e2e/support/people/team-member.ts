import { readTeam, TEAM_FILE } from '@bottega/demo-house/loader/people/open-team.ts'
import { type DemoMember, TEAM } from '@bottega/demo-house/people/team.ts'
import type { Page } from '@playwright/test'
import { codeAt } from '#services/identity/staff/one-time-code.ts'
import type { Words } from '../words.ts'
import { completeSignIn } from './bag-owner.ts'

/** The credentials of a member of the demonstration's team. */
export function memberOf(part: DemoMember['part']): { email: string; password: string; secret: string } {
  const member = TEAM.find((candidate) => candidate.part === part)
  const credentials = member && readTeam(process.env.E2E_DATA_FOLDER ?? 'data')?.[member.email]
  if (!credentials) throw new Error(`${TEAM_FILE} has no ${part}`)
  return { ...credentials, email: member.email }
}

/** Completes the sign-in at the desk with password and code; the page is that of the email address. */
export async function signInToDesk(page: Page, t: Words, part: DemoMember['part']): Promise<void> {
  const { email, password, secret } = memberOf(part)
  await completeSignIn(page, t, email, { password })
  await giveCode(page, t, secret)
}

/** A code works once for all journeys: after one that was used, the next one is accepted 30 seconds earlier. */
export async function giveCode(page: Page, t: Words, secret: string): Promise<void> {
  for (const aheadMs of [0, 30_000]) {
    await page
      .getByLabel(t('account.second-factor.code'))
      .fill(codeAt(secret, new Date(Date.now() + aheadMs)))
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page
      .getByRole('button', { name: t('account.second-factor.submit') })
      .first()
      .click()
    if ((await answered).status() !== 422) return
  }
}
