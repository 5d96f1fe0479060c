import { createHmac, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createTradeApplicationsClient } from '#clients/platform/trade-applications-client.ts'
import type { Locale } from '#domain/market/locale.ts'
import { SECRETS_FILE } from '#server/settings/secrets.ts'
import { sampleApplication } from '#tests/support/samples/sample-application.ts'
import { readServices } from '../services.ts'
import { createPerson, PASSWORD, submitSignIn } from './account.ts'
import { linkInEmailTo } from './outbox.ts'

/**
 * Applies as a new studio, confirms the address, and signs in as the applicant, who is pending. Returns the company.
 */
export async function openAsApplicant(
  page: Page,
  where: Locale,
): Promise<{ company: string; email: string }> {
  const email = createPerson()
  const company = `Studio ${randomUUID().slice(0, 8)}`
  const { platform } = await readServices()
  const client = createTradeApplicationsClient({
    baseUrl: platform.url,
    fetch: (request) => fetch(request),
    token: serverToken(),
    report: (problem) => {
      throw new Error(JSON.stringify(problem))
    },
  })
  const fields = { company, website: `${email.split('@')[0]}.example`, vatNumber: '' }
  const application = sampleApplication({ email, password: PASSWORD, network: randomUUID() }, fields)
  expect(await client.send(application, randomUUID())).toMatchObject({ ok: true })
  const link = await linkInEmailTo(page.request, email)
  const confirmed = await page.request.post(link, { headers: { accept: 'text/html' } })
  expect(confirmed.ok()).toBe(true)
  await submitSignIn(page, where, { email })
  return { company, email }
}

/** Derived as in the shop (`server/config.ts`). */
function serverToken(): string {
  const file = join(process.env.E2E_DATA_FOLDER ?? 'data', SECRETS_FILE)
  const { secret } = JSON.parse(readFileSync(file, 'utf8'))
  return createHmac('sha256', secret).update('platform servers').digest('base64url')
}
