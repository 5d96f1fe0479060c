import { here } from '../server/s.ts'

export const broken = here
