import { companyResponse } from '#contracts/company.ts'
import { type Person, personResponse } from '#contracts/identity.ts'
import { orderCountResponse, PRIVATE_TOKEN_HEADER } from '#contracts/order/customer-orders.ts'

/** Loads the data that determines a customer's audiences. Each call throws if its service is unavailable. */
export type CustomerData = {
  /** Returns 'unknown' if the account does not exist or was deleted, and null if a hosted provider stores accounts. */
  findPerson(accountId: string): Promise<Person | 'unknown' | null>
  /** Counts the orders that were not canceled. With `email`, also counts guest orders placed with that address. */
  countOrders(accountId: string, email: string | null): Promise<number>
  hasCompany(accountId: string): Promise<boolean>
}

type Source = { baseUrl: string; token: string; fetch: (request: Request) => Promise<Response> }

export function createCustomerData({
  identity,
  commerce,
  customer,
}: {
  /** Null if a hosted provider stores accounts. */
  identity: Source | null
  commerce: Source
  customer: Source
}): CustomerData {
  return {
    async findPerson(accountId) {
      if (identity === null) return null
      const response = await call(identity, `/people/${encode(accountId)}`, 'authorization')
      return response.status === 404 ? 'unknown' : personResponse.parse(await read(response, 'identity'))
    },
    async countOrders(accountId, email) {
      const search = email === null ? '' : `?${new URLSearchParams({ email })}`
      const path = `/customers/${encode(accountId)}/order-count${search}`
      const response = await call(commerce, path, PRIVATE_TOKEN_HEADER)
      return orderCountResponse.parse(await read(response, 'commerce')).orders
    },
    async hasCompany(accountId) {
      const response = await call(customer, `/companies/${encode(accountId)}`, 'authorization')
      if (response.status === 404) return false
      companyResponse.parse(await read(response, 'customer'))
      return true
    },
  }
}

function call({ baseUrl, token, fetch }: Source, path: string, header: string): Promise<Response> {
  const value = header === 'authorization' ? `Bearer ${token}` : token
  return fetch(new Request(baseUrl + path, { headers: { [header]: value } }))
}

async function read(response: Response, service: string): Promise<unknown> {
  if (response.status !== 200) throw new Error(`The ${service} service responded with ${response.status}`)
  return response.json()
}

const encode = encodeURIComponent
