import '@mantine/core/styles/DataList.layer.css';
import { DataList } from '@mantine/core';
import type { ReactNode } from 'react';

interface DataListItemProps {
  name: string;
  /** The language of the value, if it is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

/** An item of Mantine's `DataList`. A long label takes two lines, so that the values stay in their column. */
export function DataListItem({ name, lang, children }: DataListItemProps) {
  return (
    <DataList.Item>
      <DataList.ItemLabel w="var(--data-list-label-width)" style={{ flexShrink: 0 }}>
        {name}
      </DataList.ItemLabel>
      <DataList.ItemValue lang={lang} style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {children}
      </DataList.ItemValue>
    </DataList.Item>
  );
}
