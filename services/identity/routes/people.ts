import { and, asc, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TeamPerson } from '#contracts/team/person.ts'
import { ok, refuse } from '#domain/result.ts'
import { ROLES, type Role } from '#domain/team/roles.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { type ChangeRefusal, defineChange, defineCreation } from '#services/kernel/team/resource.ts'
import { defineResource } from '#services/kernel/team/routes.ts'
import { type Account, lockAccount, normalizeEmail } from '../accounts/accounts.ts'
import { accounts, passkeys, staff } from '../identity-tables.ts'
import { mailNotice } from '../links/emails.ts'
import type { IdentityOptions } from '../options.ts'
import {
  endSessions,
  isMember,
  lockTeam,
  removeMember,
  resetSecondFactor,
  setRoles,
} from '../staff/team-members.ts'

const roles = ['admin'] as const

const filter = z.strictObject({
  role: z.enum(ROLES).optional(),
  text: z.string().trim().min(1).max(100).optional(),
})

const givenRoles = z
  .array(z.enum(ROLES))
  .max(100)
  .transform((given) => ROLES.filter((role) => given.includes(role)))
const name = z.string().trim().max(120).nullable()

const fields = {
  id: staff.accountId,
  version: staff.version,
  email: accounts.email,
  name: staff.name,
  roles: staff.roles,
  addedAt: staff.addedAt,
  hasSecondFactor: sql<boolean>`${staff.sealedSecret} is not null or exists (
    select 1 from ${passkeys} where ${passkeys.accountId} = ${staff.accountId} and ${passkeys.use} = 'second-factor')`,
}
const matchesAccount = eq(accounts.id, staff.accountId)
const columns = { addedAt: staff.addedAt, email: accounts.email, name: staff.name }

/**
 * The team resource `people`: the team members and their roles
 * (docs/decisions/0070-desk-sessions-with-a-second-factor.md).
 */
export const createPeopleResource = (options: Pick<IdentityOptions, 'origin' | 'shopName' | 'sendMail'>) =>
  defineResource({
    name: 'people',
    roles,
    filter,
    sortable: ['addedAt', 'email', 'name'],
    logged: ['roles', 'hasSecondFactor'],
    async list(db, { filter, sort, from, count: limit }) {
      const matches = and(isMember, matchesFilter(filter))
      const direction = sort.isDescending ? desc : asc
      const rows = await selectPeople(db)
        .where(matches)
        .orderBy(direction(columns[sort.field]), direction(staff.accountId))
        .limit(limit)
        .offset(from)
      const [counted] = await db
        .select({ total: count() })
        .from(staff)
        .innerJoin(accounts, matchesAccount)
        .where(matches)
      return { items: rows.map(toItem), total: counted?.total ?? 0 }
    },
    async find(db, id, lock) {
      if (!z.uuid().safeParse(id).success) return null
      if (lock) await lockTeam(db)
      const [person] = await selectPeople(db).where(eq(staff.accountId, id))
      return person ? toItem(person) : null
    },
    creation: defineCreation({
      roles,
      input: z.strictObject({ email: z.string().trim().max(254), roles: givenRoles, name: name.optional() }),
      async run(tx, { email, name: named, roles: given }, { now }) {
        if (given.length === 0) return refuseField('roles', 'roles-missing')
        await lockTeam(tx)
        const [account] = await tx
          .select()
          .from(accounts)
          .where(eq(accounts.email, normalizeEmail(email)))
          .for('update')
        if (!account) return refuseField('email', 'account-unknown')
        const [existing] = await selectPeople(tx).where(and(isMember, eq(staff.accountId, account.id)))
        if (existing) return refuseField('email', 'already-member')
        const added = await setRoles(tx, account, { roles: given, name: named || null, now })
        return added.ok ? ok(account.id) : added
      },
    }),
    changes: defineChange<TeamPerson, { name: string | null }>({
      roles,
      input: z.strictObject({ name }),
      async run(tx, { id }, change) {
        const version = sql`${staff.version} + 1`
        await tx
          .update(staff)
          .set({ name: change.name || null, version })
          .where(eq(staff.accountId, id))
        return ok(true)
      },
    }),
    actions: {
      'set-roles': defineChange<TeamPerson, { roles: Role[] }>({
        roles,
        input: z.strictObject({ roles: givenRoles }),
        async run(tx, { id }, given, { now }) {
          if (given.roles.length === 0) return refuse('roles-missing')
          return setRoles(tx, await lockMemberAccount(tx, id), { ...given, now })
        },
      }),
      /** The row remains without roles, so that the audit log can show the person's name. */
      remove: defineChange<TeamPerson, object>({
        roles,
        input: z.strictObject({}),
        async run(tx, { id }, _, { now }) {
          return removeMember(tx, await lockMemberAccount(tx, id), now)
        },
      }),
      'reset-second-factor': defineChange<TeamPerson, object>({
        roles,
        input: z.strictObject({}),
        async run(tx, { id }) {
          const account = await lockMemberAccount(tx, id)
          await resetSecondFactor(tx, account.id)
          await endSessions(tx, account)
          await mailNotice(options, tx, { kind: 'factor-reset', account, language: account.language })
          return ok(true)
        },
      }),
    },
  })

function selectPeople(db: Queryable) {
  return db.select(fields).from(staff).innerJoin(accounts, matchesAccount).$dynamic()
}

async function lockMemberAccount(tx: Queryable, id: string): Promise<Account> {
  const account = await lockAccount(tx, id)
  if (!account) throw new Error('A team member has no account')
  return account
}

function matchesFilter({ role, text }: z.infer<typeof filter>): SQL | undefined {
  const pattern = text && `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  return and(
    role && sql`${role} = any(${staff.roles})`,
    pattern ? or(ilike(staff.name, pattern), ilike(accounts.email, pattern)) : undefined,
  )
}

function refuseField(path: string, code: string): ChangeRefusal {
  return { ok: false, code: 'fields-refused', fields: [{ path, code }] }
}

type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number]

function toItem({ addedAt, ...row }: PersonRow): TeamPerson {
  return { ...row, addedAt: addedAt.toISOString() }
}
