import { useState } from 'react';
import { journalWords } from '#strings/guidance/journal.ts';
import { ActionButton } from '../../../components/buttons/action-button.tsx';
import { downloadFile } from '../../../lib/calls/download-file.ts';
import { showError } from '../../../lib/notices.ts';

const words = journalWords;

interface DownloadJournalProps {
  userId: number;
  /** The searched words; empty for the whole journal. */
  search: string;
  /** True while there is nothing to download. */
  isEmpty: boolean;
}

/** Downloads the journal or the search results as a Markdown file. */
export function DownloadJournal({ userId, search, isEmpty }: DownloadJournalProps) {
  const [preparing, setPreparing] = useState(false);
  const download = async () => {
    setPreparing(true);
    const query = search ? `?${new URLSearchParams({ q: search })}` : '';
    const failure = await downloadFile(`/api/guidance/${userId}/journal${query}`, 'text/markdown', 'hesed-journal.md');
    setPreparing(false);
    if (failure !== null)
      showError({ title: words.downloadFailed.title, message: failure || words.downloadFailed.message });
  };
  return (
    <ActionButton variant="default" off={preparing || isEmpty} onClick={() => void download()}>
      {preparing ? words.preparing : search ? words.downloadFound : words.download}
    </ActionButton>
  );
}
