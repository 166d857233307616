import { Button, Text } from '@mantine/core';
import { IconArrowLeft, IconDownload } from '@tabler/icons-react';
import { useContext } from 'react';
import { Link } from 'wouter';
import { adminListWords } from '#strings/admin/admin-lists.ts';
import { Skeletons } from '../../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../../components/messages/load-failed.tsx';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { useScreenHeading } from '../../../../lib/page/navigation.ts';
import { trpc } from '../../../../trpc.ts';
import { AskContext } from '../../../auth/confirm-identity.tsx';
import { Moment } from '../../moment.tsx';
import { placeHref } from '../../place.ts';
import detail from '../members/member-detail.module.css';
import classes from './mail-view.module.css';

const words = adminListWords.outbox;

/** One captured mail as plain text, which nothing in it can change; the file itself to download. */
export function MailView({ name }: { name: string }) {
  const { data, error, refetch } = trpc.admin.outbox.get.useQuery({ name });
  const heading = useScreenHeading(data !== undefined);
  return (
    <div className={detail.detail}>
      <Link href={placeHref('outbox')} className={detail.back}>
        <IconArrowLeft aria-hidden size={18} stroke={1.7} />
        {words.back}
      </Link>
      {error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeletons heights={[3, 24]} />
      ) : (
        <article className={detail.card} aria-labelledby="list">
          <h2 id="list" ref={heading} tabIndex={-1} className={detail.name}>
            {data.subject || words.noSubject}
          </h2>
          <dl className={classes.heads}>
            <div>
              <dt>{words.to}</dt>
              <dd>{data.to}</dd>
            </div>
            <div>
              <dt>{words.from}</dt>
              <dd>{data.from}</dd>
            </div>
            <div>
              <dt>{words.at}</dt>
              <dd>
                <Moment at={data.sentAt} />
              </dd>
            </div>
          </dl>
          {data.source === null ? (
            <HiddenLinks onConfirmed={() => void refetch()} />
          ) : (
            <Download name={data.name} source={data.source} />
          )}
          {data.text ? (
            <pre className={classes.text}>{data.text}</pre>
          ) : (
            <Text c="dimmed" mt="lg">
              {words.noText}
            </Text>
          )}
        </article>
      )}
    </div>
  );
}

/** Says that links are not shown, and shows them once the administrator has signed in again in place. */
function HiddenLinks({ onConfirmed }: { onConfirmed: () => void }) {
  const ask = useContext(AskContext);
  if (!ask) throw new Error('HiddenLinks is for what stands inside ConfirmIdentity');
  return (
    <div className={classes.hidden}>
      <p>{words.linksHidden}</p>
      <Button
        variant="default"
        size="sm"
        onClick={async () => {
          if (await ask(undefined)) onConfirmed();
        }}
      >
        {words.showLinks}
      </Button>
    </div>
  );
}

function Download({ name, source }: { name: string; source: string }) {
  return (
    <Button
      variant="default"
      size="sm"
      px="md"
      leftSection={<IconDownload aria-hidden size={18} stroke={1.7} />}
      onClick={() => saveFile(new Blob([source], { type: 'message/rfc822' }), name)}
    >
      {words.download}
    </Button>
  );
}
