import { asc, count, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  type ReplyTemplate,
  type ReplyTemplateInput,
  replyTemplateInput,
} from '#contracts/team/reply-template.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import type { TemplateTexts } from '#domain/request/reply-template.ts'
import { ok } from '#domain/result.ts'
import { type ChangeRefusal, defineChange, defineCreation } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { replyTemplates } from '../requests-tables.ts'

const roles = ['care'] as const

/** The team resource `reply-templates` (`contracts/team/reply-template.ts`). */
export const teamReplyTemplates = defineResource<ReplyTemplate, object, 'name'>({
  name: 'reply-templates',
  isPersonal: false,
  // Members with the role `trade` write to applicants.
  roles: [...roles, 'trade'],
  filter: z.strictObject({}),
  sortable: ['name'],
  logged: ['name', 'texts'],
  async list(db, { sort, from, count: limit }) {
    const direction = sort.isDescending ? desc : asc
    const rows = await db
      .select()
      .from(replyTemplates)
      .orderBy(direction(sql`lower(${replyTemplates.name})`), direction(replyTemplates.id))
      .limit(limit)
      .offset(from)
    const [counted] = await db.select({ total: count() }).from(replyTemplates)
    return { items: rows.map(toItem), total: counted?.total ?? 0 }
  },
  async find(db, id, lock) {
    if (!z.guid().safeParse(id).success) return null
    const query = db.select().from(replyTemplates).where(eq(replyTemplates.id, id))
    const [row] = await (lock ? query.for('update') : query)
    return row ? toItem(row) : null
  },
  creation: defineCreation<ReplyTemplateInput>({
    roles,
    input: replyTemplateInput,
    async run(tx, { name, texts }, { now }) {
      const nonEmptyTexts = withoutEmpty(texts)
      if (!nonEmptyTexts) return TEXT_MISSING
      const [row] = await tx
        .insert(replyTemplates)
        .values({ name, texts: nonEmptyTexts, updatedAt: now })
        .returning({ id: replyTemplates.id })
      if (!row) throw new Error('The new template was not stored')
      return ok(row.id)
    },
  }),
  changes: defineChange<ReplyTemplate, Partial<ReplyTemplateInput>>({
    roles,
    input: replyTemplateInput.exactPartial(),
    async run(tx, template, changes, { now }) {
      const { name, texts } = { ...template, ...changes }
      const nonEmptyTexts = withoutEmpty(texts)
      if (!nonEmptyTexts) return TEXT_MISSING
      await tx
        .update(replyTemplates)
        .set({ name, texts: nonEmptyTexts, updatedAt: now, version: template.version + 1 })
        .where(eq(replyTemplates.id, template.id))
      return ok(true)
    },
  }),
  actions: {
    remove: defineChange<ReplyTemplate, object>({
      roles,
      removes: true,
      input: z.strictObject({}),
      async run(tx, { id }) {
        await tx.delete(replyTemplates).where(eq(replyTemplates.id, id))
        return ok(true)
      },
    }),
  },
})

const TEXT_MISSING: ChangeRefusal = {
  ok: false,
  code: 'fields-refused',
  fields: [{ path: 'texts', code: 'text-missing' }],
}

/** Returns the texts that are not empty, or null if there are none. */
function withoutEmpty(texts: TemplateTexts): TemplateTexts | null {
  const nonEmptyTexts = LANGUAGES.flatMap((language) => {
    const text = texts[language]
    return text ? [[language, text]] : []
  })
  return nonEmptyTexts.length === 0 ? null : Object.fromEntries(nonEmptyTexts)
}

function toItem({ id, version, name, texts }: typeof replyTemplates.$inferSelect): ReplyTemplate {
  return { id, version, name, texts }
}
