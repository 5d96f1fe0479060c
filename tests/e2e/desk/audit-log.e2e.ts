import type { Page } from '@playwright/test'
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const { 'audit-events': events, synonyms } = en.resources

test('an administrator finds by keyboard who added a synonym, in words', async ({ page, baseURL }) => {
  await enterDesk(page, wordsIn('en'), 'administrator', '/desk/audit-events')
  const word = `audited${Date.now() % 1_000_000}`
  const added = await page.request.post('/desk/api/synonyms', {
    headers: { origin: baseURL ?? '', 'idempotency-key': word },
    data: { input: { language: 'en', kind: 'one-way', word, words: ['lamp'] } },
  })
  expect(added.status()).toBe(200)

  await choose(page, events.fields.resource, 'Synonyms')
  await choose(page, events.fields.action, events.values.action.create)
  const row = page.getByRole('row', { name: word })
  await expect(row).toContainText('Marta Fabbri')
  await expect(row).toContainText(`${synonyms.fields.word}: – → ${word}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.goto(`/desk/audit-events?filter=${encodeURIComponent('{"objectId":"nothing"}')}`)
  await expect(page.getByText(en.desk.empty.filtered)).toBeVisible()
})

async function choose(page: Page, label: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: label })
  await select.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: option, exact: true }).press('Enter')
  await expect(select).toHaveText(option)
}
