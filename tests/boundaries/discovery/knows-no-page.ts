import { here } from '../app/features/one/a.ts'

export const broken = here
