import '@mantine/core/styles/DataList.layer.css';
import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

interface DataListItemProps {
  name: string;
  /** The language of the value, if it is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/**
 * An item of Mantine's `DataList`. A long label takes two lines, so that the values stay in their column. With a large text
 * size, a value that does not fit beside its label is below it.
 */
export function DataListItem({ name, lang, children }: DataListItemProps) {
  return (
    <DataList.Item style={{ flexWrap: 'wrap' }}>
      <DataList.ItemLabel w="var(--data-list-label-width)" miw="min-content" style={{ flexShrink: 0 }}>
        {name}
      </DataList.ItemLabel>
      <DataList.ItemValue
        lang={lang}
        style={{ flex: '1 1 min-content', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
      >
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
