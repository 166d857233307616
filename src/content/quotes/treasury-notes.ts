import { TREASURY, treasuryFile } from './quote.ts';

/** The years of birth and death that Spurgeon gives. */
const LIVED: Record<string, string> = {
  'Abraham Wright': '1611–1690',
  'David Smith': '1792–1867',
  'Ezekiel Hopkins': '1633–1690',
  'George Horne': '1730–1792',
  'George Swinnock': '1627–1673',
  'Henry Smith': '1560–1591',
  'James Janeway': '1636–1674',
  'Jeremiah Burroughs': '1599–1646',
  'Job Orton': '1717–1783',
  'John Bunyan': '1628–1688',
  'John Calvin': '1509–1564',
  'John Howe': '1630–1705',
  'John Trapp': '1601–1669',
  'Joseph C. Philpot': '1802–1869',
  'Joseph Caryl': '1602–1673',
  'Joseph Hall': '1574–1656',
  'Martin Luther': '1483–1546',
  'Robert Leighton': '1611–1684',
  'Robert Rollock': '1555–1599',
  'Samuel Rutherford': '1600–1661',
  'Thomas Boston': '1676–1732',
  'Thomas Brooks': '1608–1680',
  'Thomas Goodwin': '1600–1679',
  'Thomas Manton': '1620–1677',
  'William Bridge': '1600–1670',
  'William Gurnall': '1617–1679',
  'William Jay': '1769–1853',
  'William Perkins': '1558–1602',
  'Wolfgang Musculus': '1497–1563',
};

/**
 * Returns where a note stands that Spurgeon took from somebody else: the volume, the psalm and the verse, and the name
 * below the note. The title is given where Spurgeon names the book.
 */
export const note = (volume: number, psalm: number, item: string, signed: string, title?: string) => ({
  ...TREASURY,
  author: signed,
  ...(LIVED[signed] && { lived: LIVED[signed] }),
  work: `${title ? `${title}, ` : ''}in Spurgeon, The Treasury of David, on Psalm ${psalm}, ${item}`,
  source: { file: treasuryFile(volume, psalm), item, signed },
});
