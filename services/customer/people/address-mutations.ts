import { normalizeAddress, validateAddress } from '#domain/address/address.ts'
import { globalId } from '#domain/ids.ts'
import { isCountryCode } from '#domain/market/market.ts'
import type { Execution, Resolvers, UserError } from '../graphql/execution.ts'
import { type AddressInput, toAddressError, toDraft, toWireAddress } from '../graphql/wire-address.ts'
import { fromWireId } from '../graphql/wire-id.ts'
import { type AddressRow, addAddress, changeAddress, readAddresses, removeAddress } from './address-book.ts'

/** The mutations of the address book. Refusals are returned as user errors with a null address. */
export const addressMutations: Resolvers = {
  Mutation: { customerAddressCreate, customerAddressUpdate, customerAddressDelete },
}

export function toAddressNode({ id, address }: AddressRow) {
  return toWireAddress(globalId('CustomerAddress', id), address)
}

type CreateArguments = { address: AddressInput; defaultAddress?: boolean | null }

async function customerAddressCreate(
  _: unknown,
  { address: input, defaultAddress }: CreateArguments,
  { options, caller: { accountId } }: Execution,
) {
  const read = readInput(input, null)
  if (!read.ok) return toRefusal(read.errors)
  const values = {
    accountId,
    address: read.address,
    isDefault: defaultAddress === true,
    now: options.clock(),
  }
  const added = await addAddress(options.database, values)
  return added.ok
    ? { customerAddress: toAddressNode(added.value), userErrors: [] }
    : toRefusal([{ field: ['address'], code: 'INVALID', message: 'This address book is full.' }])
}

type UpdateArguments = { addressId: string; address?: AddressInput | null; defaultAddress?: boolean | null }

async function customerAddressUpdate(
  _: unknown,
  { addressId, address: input, defaultAddress }: UpdateArguments,
  { options, caller: { accountId } }: Execution,
) {
  const id = fromWireId('CustomerAddress', addressId)
  const existing = await readAddresses(options.database, accountId)
  const before = existing.find((row) => row.id === id)
  if (!before) return toRefusal([NOT_FOUND])
  if (before.isDefault && defaultAddress === false) return toRefusal([STAYS_DEFAULT])
  const read = readInput(input ?? {}, before)
  if (!read.ok) return toRefusal(read.errors)
  const values = {
    accountId,
    address: read.address,
    isDefault: defaultAddress === true,
    now: options.clock(),
  }
  const changed = await changeAddress(options.database, { id: before.id, ...values })
  return changed.ok
    ? { customerAddress: toAddressNode(changed.value), userErrors: [] }
    : toRefusal([NOT_FOUND])
}

async function customerAddressDelete(
  _: unknown,
  { addressId }: { addressId: string },
  { options, caller: { accountId } }: Execution,
) {
  const id = fromWireId('CustomerAddress', addressId)
  const removed =
    id !== null && (await removeAddress(options.database, { id, accountId, now: options.clock() })).ok
  return removed
    ? { deletedAddressId: addressId, userErrors: [] }
    : { deletedAddressId: null, userErrors: [NOT_FOUND] }
}

type ParsedInput =
  | { ok: true; address: ReturnType<typeof normalizeAddress> }
  | { ok: false; errors: UserError[] }

function readInput(input: AddressInput, before: AddressRow | null): ParsedInput {
  const draft = toDraft(input, before?.address ?? null)
  const errors = validateAddress(draft).map(toAddressError)
  const { country } = draft
  if (errors.length > 0 || country === undefined || !isCountryCode(country)) return { ok: false, errors }
  return { ok: true, address: normalizeAddress(draft, country) }
}

function toRefusal(userErrors: UserError[]) {
  return { customerAddress: null, userErrors }
}

const NOT_FOUND: UserError = {
  field: ['addressId'],
  code: 'ADDRESS_ID_DOES_NOT_EXIST',
  message: 'This address does not exist.',
}
const STAYS_DEFAULT: UserError = {
  field: ['defaultAddress'],
  code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
  message: 'Make another address the default instead.',
}
