import type { Role } from '../../domain/team/roles.ts'

export type DemoMember = {
  /** What this member demonstrates. */
  readonly part: 'administrator' | 'order desk' | 'trade desk' | 'editor'
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
}

/** The demonstration's team. All members are fictional, and their email addresses do not exist. */
export const TEAM: readonly DemoMember[] = [
  { part: 'administrator', email: 'admin@bottega.example', name: 'Marta Fabbri', roles: ['admin'] },
  { part: 'order desk', email: 'orders@bottega.example', name: 'Luca Venier', roles: ['orders', 'care'] },
  { part: 'trade desk', email: 'tradedesk@bottega.example', name: 'Irene Sartori', roles: ['trade', 'care'] },
  { part: 'editor', email: 'editor@bottega.example', name: 'Paolo Zanin', roles: ['catalogue', 'content'] },
]
