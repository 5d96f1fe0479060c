import { readFileSync } from 'node:fs'
import en from '#messages/desk/en.json' with { type: 'json' }
import { expectAccessible } from '../support/checks/accessible.ts'
import { expectNoSidewaysScroll } from '../support/checks/quality.ts'
import { expect, test } from '../support/listening.ts'
import { enterDesk } from '../support/people/team-member.ts'
import { wordsIn } from '../support/words.ts'

const { today, sales, waiting, find } = en

test('the order desk sees what waits for it and the sales, and finds an order by keyboard', async ({
  page,
}) => {
  await enterDesk(page, wordsIn('en'), 'order desk', '/desk')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(today.title)
  const tasks = page.getByRole('table', { name: today.waiting })
  await expect(tasks).toBeVisible()
  const expected = tasks.getByRole('row', { name: new RegExp(waiting.tasks['transfers-expected']) })
  const number = /BT-\d{4}-\d+/.exec((await expected.textContent()) ?? '')?.[0] ?? ''
  expect(number).not.toBe('')
  await expect(tasks.getByText(waiting.tasks['products-sold-out'])).toHaveCount(0)
  await expect(page.getByRole('slider')).toHaveCount(3)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const chart = page.getByRole('slider').first()
  await chart.focus()
  const lastDay = await chart.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(chart).not.toHaveAttribute('aria-valuetext', lastDay ?? '')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: sales.download }).press('Enter')
  const file = readFileSync(await (await downloading).path(), 'utf8')
  expect(file.split('\r\n')).toHaveLength(1 + 3 * 30 + 1)

  await page.keyboard.press('/')
  await expect(page.getByRole('combobox', { name: find.label })).toBeFocused()
  await page.keyboard.type(number.slice(3))
  await expect(page.getByRole('option', { name: number })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)

  await page.goBack()
  await tasks.getByRole('link', { name: waiting.tasks['transfers-expected'] }).press('Enter')
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expect(page.getByRole('combobox', { name: en.resources.orders.fields.status })).toHaveText(
    en.resources.orders.values.status['awaiting-payment'],
  )
})
