import { t } from '../tests/t.ts'

export const broken = t
