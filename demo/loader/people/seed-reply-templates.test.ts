import { afterAll, expect, test } from 'vitest'
import { replyTemplateInput } from '../../../contracts/team/reply-template.ts'
import { LANGUAGES } from '../../../domain/market/language.ts'
import { freshDatabase } from '../../../tests/support/database.ts'
import { TEST_TIME } from '../../../tests/support/test-clock.ts'
import { REPLY_TEMPLATES } from '../../people/reply-templates.ts'
import { seedReplyTemplates } from './seed-reply-templates.ts'

const database = await freshDatabase('kernel', 'platform')
afterAll(() => database.close())

test('the team may write each template, which has a text with the name of the customer in every language', () => {
  for (const template of REPLY_TEMPLATES) {
    expect(replyTemplateInput.parse(template)).toEqual(template)
    expect(Object.keys(template.texts).toSorted()).toEqual(LANGUAGES.toSorted())
    for (const text of Object.values(template.texts)) expect(text).toContain('{name}')
  }
})

test('templates are added once; one that the team has removed stays removed', async () => {
  await seedReplyTemplates(database, TEST_TIME)
  await database.pool.query('delete from platform.reply_templates where name = $1', [
    REPLY_TEMPLATES[0]?.name,
  ])
  await seedReplyTemplates(database, TEST_TIME)
  const { rows } = await database.pool.query('select name from platform.reply_templates')
  expect(rows).toHaveLength(REPLY_TEMPLATES.length - 1)
})
