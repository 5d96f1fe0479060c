import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  index,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Address } from '#domain/address/address.ts'
import { TRADE_STANDINGS } from '#domain/visitor/roles.ts'

export const customerSchema = pgSchema('customer')
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The names of a customer. Their email address and password are in the identity service. */
export const customers = customerSchema.table('customers', {
  /** The account id of the identity service. */
  accountId: text('account_id').primaryKey(),
  firstName: text('first_name').notNull().default(''),
  lastName: text('last_name').notNull().default(''),
  createdAt: moment('created_at').notNull(),
})

/** The address book. Each customer has at most one default address. */
export const addresses = customerSchema.table(
  'addresses',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: text('account_id')
      .notNull()
      .references(() => customers.accountId, { onDelete: 'cascade' }),
    address: jsonb().$type<Address>().notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('addresses_account').on(table.accountId, table.createdAt),
    uniqueIndex('addresses_default').on(table.accountId).where(sql`is_default`),
  ],
)

/** Named values stored with a customer: metafields on the wire. */
export const attributes = customerSchema.table(
  'attributes',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => customers.accountId, { onDelete: 'cascade' }),
    namespace: text().notNull(),
    key: text().notNull(),
    type: text().notNull(),
    value: text().notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.namespace, table.key] })],
)

/** The company that a customer buys for, with its one location, which makes them a trade client (Spec §3). */
export const companyContacts = customerSchema.table('company_contacts', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => customers.accountId, { onDelete: 'cascade' }),
  contactId: uuid('contact_id').notNull().unique().defaultRandom(),
  companyId: uuid('company_id').notNull().unique().defaultRandom(),
  locationId: uuid('location_id').notNull().unique().defaultRandom(),
  companyName: text('company_name').notNull(),
  /** The trade standing (Spec §4): until approval, the location buys at public prices. */
  standing: text({ enum: TRADE_STANDINGS }).notNull().default('pending'),
  createdAt: moment('created_at').notNull(),
})

/**
 * Customers that were added, changed or deleted, written by triggers, until the directory of customers has read them
 * (docs/decisions/0076-customers-at-the-desk.md).
 */
export const changedCustomers = customerSchema.table('changed_customers', {
  id: bigserial({ mode: 'number' }).primaryKey(),
  accountId: text('account_id').notNull(),
})
