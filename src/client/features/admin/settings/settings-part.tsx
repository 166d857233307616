import { Link } from 'wouter';
import { adminSettingWords as words } from '#strings/admin/admin-settings.ts';
import { Skeletons } from '../../../components/loading/skeletons.tsx';
import { LoadFailed } from '../../../components/messages/load-failed.tsx';
import { SectionCard } from '../../../components/page/section-card.tsx';
import { useScreenHeading } from '../../../lib/page/navigation.ts';
import { trpc } from '../../../trpc.ts';
import list from '../lists/list-frame.module.css';
import { GroupForm } from './group-form.tsx';
import classes from './settings-part.module.css';

/** The settings of the site that administrators may change here, one form for each group. */
export default function SettingsPart() {
  const heading = useScreenHeading();
  const { data, error, refetch } = trpc.admin.settings.list.useQuery(undefined, { staleTime: 0 });
  return (
    <section className={classes.part} aria-labelledby="site-settings">
      <h2 id="site-settings" ref={heading} tabIndex={-1} className={list.title}>
        {words.title}
      </h2>
      <p>{words.intro}</p>
      <p>
        <Link href="/setup">{words.guide}</Link>
      </p>
      {data && !data.inEffect && <p role="status">{words.notInEffect}</p>}
      {!data &&
        (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeletons heights={[20, 20]} />)}
      {data?.groups.map((group) => (
        <SectionCard
          key={group.group}
          id={`settings-of-${group.group}`}
          title={words.groups[group.group].title}
          intro={words.groups[group.group].intro}
        >
          <GroupForm group={group} headingId={`settings-of-${group.group}`} placeIn="list" />
        </SectionCard>
      ))}
    </section>
  );
}
