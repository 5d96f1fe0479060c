import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectRefusal } from '../support/checks/refusal.ts'
import { expect, test } from '../support/listening.ts'
import { createPerson } from '../support/people/account.ts'
import { sendAsPerson } from '../support/send-as-person.ts'
import { wordsIn } from '../support/words.ts'

test.describe('in Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  // spec 5: talk to an expert: in the time zone of the visitor, with an appointment for their calendar
  test('a call is requested in a panel, in the visitor’s time zone, and has an appointment', async ({
    page,
  }) => {
    const t = wordsIn('en')
    await page.goto('/')
    await page
      .getByRole('button', { name: t('navigation.contact.open') })
      .first()
      .click()
    await page.getByRole('link', { name: t('request.forms.expert.row') }).click()
    const panel = page.getByRole('dialog', { name: t('request.forms.expert.title') })
    const time = panel.getByLabel(t('request.labels.at'), { exact: true })
    await expect(time).toHaveAccessibleDescription(
      new RegExp(`${t('request.call.zone', { zone: 'Japan Standard Time' })}$`),
    )
    await expectAccessible(page)
    const send = panel.getByRole('button', { name: t('request.forms.expert.send') })
    await panel.getByLabel(t('request.labels.name'), { exact: true }).fill('Ada Byron')
    await panel.getByLabel(t('request.labels.email'), { exact: true }).fill(createPerson())
    const at = await chooseLast(page)
    await send.click()
    await expect(panel.getByRole('alert')).toContainText(t('errors.request.phone-missing'))
    await panel.getByLabel(t('request.facts.phone'), { exact: true }).fill('+81 3 5550 0100')
    await expect(time).toHaveValue(at)
    const title = panel.getByRole('heading', { name: t('request.sent.titles.other') })
    await expect(async () => {
      await send.click()
      await expect(title).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await expect(panel.getByText(/^\w+day, \w+ \d+ at \d+:\d\d [AP]M \(Japan Standard Time\)$/)).toBeVisible()
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await panel.getByRole('link', { name: t('request.sent.calendar') }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file).toContain(`DTSTART:${at.replaceAll(/[-:]|\.000/g, '')}\r\n`)
  })
})

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'de-DE', viewport: { width: 390, height: 844 } })

  // spec 5: the same without a script, in the time zone of the office
  test('a call about a piece is requested in German, on the clock of the office', async ({ page }) => {
    const t = wordsIn('de')
    await page.goto('/de-de/products/canneto-bar-cabinet')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('request.forms.expert.row') })
      .click()
    const time = page.getByLabel(t('request.labels.at'), { exact: true })
    await expect(time).toHaveAccessibleDescription(
      new RegExp(`${t('request.call.zone', { zone: 'Mitteleuropäische Zeit' })}$`),
    )
    const at = await chooseLast(page)
    await page.getByLabel(t('request.labels.name'), { exact: true }).fill('Ada Byron')
    await page.getByLabel(t('request.labels.email'), { exact: true }).fill(createPerson())
    const phone = page.getByLabel(t('request.facts.phone'), { exact: true })
    await phone.fill('später')
    const send = page.getByRole('button', { name: t('request.forms.expert.send') })
    await send.click()
    await expectRefusal(page, t('request.facts.phone'), t('errors.request.phone-missing'))
    await expect(time).toHaveValue(at)
    await phone.fill('+49 30 1234567')
    await sendAsPerson(page, () => send.click())
    await expect(page.getByText(/^\w+, \d+\. \S+ um \d+:\d\d Uhr \(Mitteleuropäische Zeit\)$/)).toBeVisible()
    await expect(page.getByRole('link', { name: t('request.sent.calendar') })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

/** Chooses the last offered time; returns it as ISO 8601. */
async function chooseLast(page: Page): Promise<string> {
  const time = page.locator('select[name="at"]')
  const at = await time.locator('optgroup option').last().getAttribute('value')
  await time.selectOption(at)
  return at ?? ''
}
