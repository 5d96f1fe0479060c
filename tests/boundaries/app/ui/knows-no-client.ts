import { here } from '../../clients/c.ts'

export const broken = here
