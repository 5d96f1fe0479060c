import { here } from '../../domain/one/a.ts'

export const broken = here
