import { here } from '../app/routes/r.ts'

export const broken = here
