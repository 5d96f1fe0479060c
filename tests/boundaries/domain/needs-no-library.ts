import { sep } from 'node:path'

export const broken = sep
