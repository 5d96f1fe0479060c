import { here } from '../two/b.ts'

export const broken = here
