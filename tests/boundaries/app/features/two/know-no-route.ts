import { here } from '../../routes/r.ts'

export const broken = here
