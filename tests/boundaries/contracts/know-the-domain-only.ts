import { here } from '../services/one/a.ts'

export const broken = here
