import { useIsMutating, useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../lib/calls/download-file.ts';
import { showError } from '../../lib/toasts.ts';
import { MutationButton, type MutationButtonProps } from './mutation-button.tsx';

interface DownloadButtonProps extends Omit<MutationButtonProps<undefined>, 'mutation' | 'input' | 'onDone'> {
  address: string;
  mediaType: string;
  /** The name of the saved file if the server gives none. */
  fileName: string;
  /** The toast for an error; the server's message takes the place of this one. */
  failed: { title: string; message: string };
}

/** A button that downloads a file from the server, one at a time. */
export function DownloadButton({ address, mediaType, fileName, failed, inactive, ...button }: DownloadButtonProps) {
  const mutationKey = ['download'];
  const download = useMutation({
    mutationKey,
    mutationFn: () => downloadFile(address, mediaType, fileName),
    onSuccess: (error) => {
      if (error !== null) showError({ title: failed.title, message: error || failed.message });
    },
  });
  const isDownloading = useIsMutating({ mutationKey }) > 0;
  return <MutationButton mutation={download} input={undefined} inactive={inactive || isDownloading} {...button} />;
}
