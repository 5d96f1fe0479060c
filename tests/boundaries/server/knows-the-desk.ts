import { here } from '../desk/d.ts'

export const broken = here
