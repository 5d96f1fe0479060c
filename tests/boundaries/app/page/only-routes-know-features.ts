import { here } from '../features/one/a.ts'

export const broken = here
