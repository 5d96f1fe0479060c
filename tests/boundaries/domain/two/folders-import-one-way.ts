import { here } from '../one/a.ts'

export const broken = here
