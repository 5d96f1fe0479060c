import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTeam, TEAM_FILE } from '@bottega/demo-house/loader/people/seed-team.ts'
import { type DemoMember, TEAM } from '@bottega/demo-house/people/team.ts'
import { expect, type Page } from '@playwright/test'
import { codeAt } from '#services/identity/staff/one-time-code.ts'
import type { Words } from '../words.ts'
import { finishSignIn } from './bag-owner.ts'

const folder = () => process.env.E2E_DATA_FOLDER ?? 'data'

/** The credentials of a member of the demonstration's team. */
export function getMember(part: DemoMember['part']): { email: string; password: string; secret: string } {
  const member = TEAM.find((candidate) => candidate.part === part)
  const credentials = member && readTeam(folder())?.[member.email]
  if (!credentials) throw new Error(`${TEAM_FILE} has no ${part}`)
  return { ...credentials, email: member.email }
}

/**
 * Opens a page of the desk as a member of the demonstration's team, with a recent second factor. A code works once, and
 * attempts are limited, so all journeys share one session per member.
 */
export async function enterDesk(page: Page, t: Words, part: DemoMember['part'], path: string): Promise<void> {
  const file = join(folder(), `desk-session-${part.replace(' ', '-')}.json`)
  const lock = `${file}.lock`
  await expect.poll(() => tryLock(lock), { timeout: 90_000 }).toBe(true)
  try {
    if (existsSync(file)) await page.context().addCookies(JSON.parse(readFileSync(file, 'utf8')))
    const { email, confirmedUntil } = await (await page.request.get('/desk/api/session')).json()
    if (Date.parse(confirmedUntil ?? '') > Date.now() + 3 * 60_000) {
      await page.goto(path)
      return
    }
    const member = getMember(part)
    const query = new URLSearchParams({ returnTo: path })
    await page.goto(`${email ? '/desk/confirm' : '/desk/sign-in'}?${query}`)
    if (!email) await finishSignIn(page, t, member.email, member)
    await enterCode(page, t, member.secret)
    await page.waitForURL((url) => url.pathname === path)
    const cookies = await page.context().cookies()
    writeFileSync(file, JSON.stringify(cookies.filter(({ name }) => name === 'desk_session')))
  } finally {
    rmdirSync(lock)
  }
}

function tryLock(path: string): boolean {
  try {
    mkdirSync(path)
    return true
  } catch {
    return false
  }
}

/** Enters a code; if it was used before, the next one, which is accepted 30 seconds earlier. */
export async function enterCode(page: Page, t: Words, secret: string): Promise<void> {
  for (const aheadMs of [0, 30_000]) {
    const code = codeAt(secret, new Date(Date.now() + aheadMs))
    await page.getByLabel(t('account.second-factor.code')).fill(code)
    const response = page.waitForResponse((received) => received.request().method() === 'POST')
    await page
      .getByRole('button', { name: t('account.second-factor.submit') })
      .first()
      .click()
    if ((await response).status() !== 422) return
  }
}
