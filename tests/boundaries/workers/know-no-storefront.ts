import { here } from '../app/ui/a.ts'

export const broken = here
