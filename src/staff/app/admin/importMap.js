import { SaveAsTable as SaveAsTable_f2e0974619fbaaad7701e3e741f76607 } from '../../../../src/staff/lists/save-as-table.tsx'
import { Icon as Icon_fc14d27f4518ab1e334f0379b15851d6 } from '../../../../src/staff/brand/mark.tsx'
import { Logo as Logo_fc14d27f4518ab1e334f0379b15851d6 } from '../../../../src/staff/brand/mark.tsx'
import { Welcome as Welcome_6541f34e0b0e4822cb5f8326c7df7b9d } from '../../../../src/staff/dashboard/welcome.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/staff/lists/save-as-table.tsx#SaveAsTable": SaveAsTable_f2e0974619fbaaad7701e3e741f76607,
  "/src/staff/brand/mark.tsx#Icon": Icon_fc14d27f4518ab1e334f0379b15851d6,
  "/src/staff/brand/mark.tsx#Logo": Logo_fc14d27f4518ab1e334f0379b15851d6,
  "/src/staff/dashboard/welcome.tsx#Welcome": Welcome_6541f34e0b0e4822cb5f8326c7df7b9d,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
